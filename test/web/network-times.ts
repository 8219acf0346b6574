/** A worker that times the network alone, with one thread: the prompt of a question at a time, with nothing of it read before. */
import { LanguageModel } from '../../src/model/language-model';
import { checkedModel } from '../../src/model/model-files';
import { webRuntime } from '../../src/model/network/web-network';

interface Wanted {
  readonly config: Uint8Array;
  readonly tokenizer: Uint8Array;
  readonly model: Uint8Array;
  readonly network: Uint8Array;
  readonly tokens: number;
  readonly count: number;
}

/** What a worker has. */
interface Scope {
  onmessage: (event: { readonly data: Wanted }) => Promise<void>;
  postMessage(taken: readonly number[]): void;
}
const scope = globalThis as unknown as Scope;

scope.onmessage = async ({ data }) => {
  const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  const contents = { config: text(data.config), tokenizer: text(data.tokenizer), model: data.model };
  const files = await checkedModel(contents, (name) => name);
  const model = await LanguageModel.load(files, webRuntime(data.network));
  const taken: number[] = [];
  for (let one = 0; one < data.count; one++) {
    const prompt = Array.from({ length: data.tokens }, (_, place) => 1 + ((one * 31 + place * 7) % 400));
    const began = performance.now();
    await model.read(prompt, model.empty(prompt));
    taken.push(performance.now() - began);
  }
  scope.postMessage(taken);
};
