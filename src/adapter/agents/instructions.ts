/** What agents are told about the tools as a whole: when to predict, when to run for real, how to read the answers. */
export const INSTRUCTIONS = `Neural Debug predicts what Python code does without running it: a small local model steps through the text, and single pure expressions may be checked in a sandbox. Nothing of the user's is run or changed and nothing leaves the machine, so every tool is safe to call at any time, also on unsaved, incomplete or broken code ("source").

When to predict: before running code that is slow, dangerous, incomplete or lacks its dependencies; to check an edit against an example (predict_call with "expect"); to see how values come about (trace_report, state_at); to find the line that is wrong (suspects); to compare an edit or another value (what_if); to find inputs for a test (find_input); to read a traceback (explain_traceback).

When to run for real: whenever it is safe and quick, and the answer must be certain; and always before you claim that something is fixed. A prediction is evidence, not proof.

How to read answers: every value has an origin. given: follows from the text and the arguments. checked: evaluated. predicted: by the model, as likely right as its confidence says. assumed: chosen where nothing decides. unknown: never guess it. Below a confidence of 0.9 look at "firstDoubt": everything after that line hangs on it. "unfinished" means that the budget was used up: give a simpler call, or a larger "budgetSeconds". Errors say in "hint" what would be accepted.`;
