/** Which plain names a statement binds. */
import type { SyntaxNode } from './tree/syntax-node';

export interface Bindings {
  /** In order of appearance, each once. */
  readonly targets: readonly string[];
  readonly deleted: readonly string[];
  /** Names of a `global` or `nonlocal` statement. */
  readonly globals: readonly string[];
  readonly nonlocals: readonly string[];
}

export function bindingsOf(nodes: readonly SyntaxNode[]): Bindings {
  const collector = new BindingCollector();
  for (const node of nodes) collector.visit(node);
  const { targets, deleted, globals, nonlocals } = collector;
  return { targets: [...new Set(targets)], deleted, globals, nonlocals };
}

class BindingCollector implements Bindings {
  readonly targets: string[] = [];
  readonly deleted: string[] = [];
  readonly globals: string[] = [];
  readonly nonlocals: string[] = [];

  visit(node: SyntaxNode): void {
    if (node.isHidden) return;
    switch (node.type) {
      case 'function_definition':
      case 'class_definition':
        this.bind(node.get('name'));
        // Defaults and base classes may contain `:=`; the body belongs to the definition.
        this.visitOptional(node.get('parameters') ?? node.get('superclasses'));
        return;
      case 'assignment':
      case 'augmented_assignment':
      case 'for_statement':
        this.bind(node.get('left'));
        break;
      case 'named_expression':
        this.bind(node.get('name'));
        break;
      case 'as_pattern':
        this.bind(node.get('alias') ?? node.named.at(-1));
        break;
      case 'case_pattern':
        this.capture(node);
        return;
      case 'delete_statement':
        for (const child of node.named) this.bind(child, this.deleted);
        this.targets.push(...this.deleted);
        break;
      case 'global_statement':
        this.globals.push(...node.named.map((name) => name.text));
        return;
      case 'nonlocal_statement':
        this.nonlocals.push(...node.named.map((name) => name.text));
        return;
      case 'import_statement':
      case 'import_from_statement':
      case 'future_import_statement':
        for (const name of node.all('name')) this.bindImport(name);
        return;
      case 'lambda':
        return;
      default:
    }
    for (const child of node.children) this.visit(child);
  }

  private visitOptional(node: SyntaxNode | undefined): void {
    if (node) this.visit(node);
  }

  private bind(node: SyntaxNode | undefined, into = this.targets): void {
    if (!node || node.isHidden) return;
    if (node.type === 'identifier') into.push(node.text);
    else if (node.type !== 'attribute' && node.type !== 'subscript' && node.type !== 'call') {
      for (const child of node.named) this.bind(child, into);
    }
  }

  /** `import a.b` binds `a`, `import a.b as c` binds `c`. */
  private bindImport(node: SyntaxNode): void {
    this.bind(node.get('alias') ?? (node.get('name') ?? node).named[0]);
  }

  /** A pattern binds every single name in it except `_`, names with dots, class names and keywords. */
  private capture(node: SyntaxNode): void {
    if (node.type === 'dotted_name') {
      if (node.named.length === 1) this.bind(node.named[0]);
      return;
    }
    if (node.type === 'identifier') this.bind(node);
    const [first] = node.named;
    const isNamed = node.type === 'class_pattern' || node.type === 'keyword_pattern';
    for (const child of node.named) if (!isNamed || child !== first) this.capture(child);
  }
}
