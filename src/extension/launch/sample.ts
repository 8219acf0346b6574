/** A small program to try a session on, in an unsaved document. */
import * as vscode from 'vscode';

const program = `def total(prices, discount):
    """What to pay.

    >>> total([30, 120, 75], 20)
    205
    """
    result = 0
    for price in prices:
        if price > 100:
            price = price - discount
        result += price
    return result


cart = [30, 120, 75]
print('To pay:', total(cart, 20))
`;

export async function openSample(): Promise<void> {
  const document = await vscode.workspace.openTextDocument({ language: 'python', content: program });
  await vscode.window.showTextDocument(document);
}
