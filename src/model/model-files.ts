/** The files of a model: checked, and explained when something is wrong with them. */
import { Tokenizer } from '@huggingface/tokenizers';
import { PLACE_CHANNELS } from '../codec/values/token-places';
import { TOKENS } from '../codec/vocabulary/vocabulary';
import { isCurve, type CalibrationCurve } from './calibration';

/** Thrown where the model cannot be used; the message says what to do. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

/** `config.json` beside the model. */
export interface ModelConfig {
  readonly format: 1;
  readonly layers: number;
  readonly heads: number;
  readonly headDim: number;
  readonly vocabulary: number;
  /** Numbers that tell where a token stands; see `codec/places.ts`. */
  readonly placeChannels: number;
  /** Longest prompt and answer together, in tokens. */
  readonly contextLength: number;
  readonly parameters: number;
  /** It was trained on answers that tell the lines on the way of a jump (`codec/function/path-answer.ts`). */
  readonly tellsPaths?: boolean;
  /** Of model.onnx, hexadecimal. */
  readonly sha256: string;
  /** Divides the logits before probabilities are taken; fitted on held-out steps. */
  readonly temperature?: number;
  /** What confidences mean, fitted on held-out steps. */
  readonly calibration?: CalibrationCurve;
  /** How often results are right, by the joint confidence of the predictions that led there; fitted on held-out calls. */
  readonly resultCalibration?: CalibrationCurve;
}

export interface ModelFiles {
  readonly config: ModelConfig;
  readonly model: Uint8Array;
}

/** What to do about a model that cannot be used. */
export const REPAIR =
  'Reinstall Neural Debug; on the command line, --model names another folder with model.onnx, tokenizer.json and config.json.';

/** What the files of a model have in them. */
export interface ModelContents {
  /** Of `config.json`. */
  readonly config: string;
  /** Of `tokenizer.json`. */
  readonly tokenizer: string;
  /** Of `model.onnx`. */
  readonly model: Uint8Array;
}

/**
 * @param place where a file comes from, as it is named in errors
 * @throws ModelError with a text for people
 */
export async function checkedModel(
  { config: text, tokenizer, model }: ModelContents,
  place: (name: string) => string,
): Promise<ModelFiles> {
  const config = parseConfig(text, place);
  if ((await sha256(model)) !== config.sha256) {
    throw new ModelError(
      `The model file ${place('model.onnx')} is damaged (its checksum is not the one in config.json). ${REPAIR}`,
    );
  }
  checkVocabulary(tokenizer, place);
  return { config, model };
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function parseConfig(text: string, place: (name: string) => string): ModelConfig {
  try {
    const config = JSON.parse(text) as ModelConfig;
    if (isConfig(config)) return config;
  } catch {
    // Told below.
  }
  throw new ModelError(`${place('config.json')} is not the configuration of a model of this version. ${REPAIR}`);
}

function isConfig(config: ModelConfig): boolean {
  const {
    layers,
    heads,
    headDim,
    vocabulary,
    placeChannels,
    contextLength,
    parameters,
    sha256,
    temperature = 1,
    calibration = [],
    resultCalibration = [],
  } = config;
  const counts = [layers, heads, headDim, vocabulary, contextLength, parameters];
  return (
    (config.format as number) === 1 &&
    counts.every((count) => Number.isSafeInteger(count) && count > 0) &&
    vocabulary === TOKENS.length &&
    placeChannels === PLACE_CHANNELS &&
    typeof sha256 === 'string' &&
    Number.isFinite(temperature) &&
    temperature > 0 &&
    isCurve(calibration) &&
    isCurve(resultCalibration)
  );
}

/** The codec and the model must mean the same by a token. */
function checkVocabulary(text: string, place: (name: string) => string): void {
  let same: boolean;
  try {
    const tokenizer = new Tokenizer(JSON.parse(text) as object, {});
    const { ids } = tokenizer.encode(TOKENS.join(' '));
    same = ids.length === TOKENS.length && ids.every((token, i) => token === i);
  } catch {
    same = false;
  }
  if (!same) throw new ModelError(`${place('tokenizer.json')} belongs to another version of Neural Debug. ${REPAIR}`);
}
