/** A model from a folder on disk. */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LanguageModel } from '../language-model';
import { checkedModel, ModelError, type ModelFiles, REPAIR } from '../model-files';
import { NeuralPredictor, type PredictorOptions } from '../neural-predictor';
import { systemRuntime } from './system-runtime';

/**
 * @param folder holds model.onnx, tokenizer.json and config.json
 * @throws ModelError with a text for people
 */
export async function readModelFiles(folder: string): Promise<ModelFiles> {
  const config = read(folder, 'config.json').toString('utf8');
  const model = read(folder, 'model.onnx');
  const tokenizer = read(folder, 'tokenizer.json').toString('utf8');
  return await checkedModel({ config, model, tokenizer }, (name) => join(folder, name));
}

/** Two halve the time of a long prompt, where there are processors to spare; more are no faster with a network this small. */
const THREADS = availableParallelism() >= 4 ? 2 : 1;

/** @throws ModelError if the folder has no usable model. */
export async function loadPredictor(folder: string, options: PredictorOptions = {}): Promise<NeuralPredictor> {
  const files = await readModelFiles(folder);
  return new NeuralPredictor(await LanguageModel.load(files, systemRuntime, options.threads ?? THREADS), options);
}

function read(folder: string, name: string): Buffer {
  const path = join(folder, name);
  if (!existsSync(path)) throw new ModelError(`The model file ${path} is missing. ${REPAIR}`);
  return readFileSync(path);
}
