/** The model as the service sees it, available before it is loaded. */
import type { NeuralPredictor } from '../../model/neural-predictor';
import type { ServiceDependencies } from '../service/service';
import { onceLoaded } from './once-loaded';

/** Whose questions to the model go first. */
export const SESSION_RANK = 0;
export const SERVICE_RANK = 1;
const BACKGROUND_RANK = 2;
const SPARE_RANK = 3;

/** The model as the service uses it: for what somebody waits for, for what nobody does, and for what there is time for otherwise. */
export function serviceModel(
  model: () => Promise<NeuralPredictor>,
  modules?: () => ReadonlySet<string> | undefined,
): Pick<ServiceDependencies, 'predictor' | 'background' | 'spare' | 'ahead'> {
  let loaded: NeuralPredictor | undefined;
  const noting = async (): Promise<NeuralPredictor> => (loaded = await model());
  return {
    predictor: latePredictor(noting, SERVICE_RANK, modules),
    background: latePredictor(noting, BACKGROUND_RANK, modules),
    spare: latePredictor(noting, SPARE_RANK, modules),
    // Before the model is loaded, nothing of it can be in the way.
    ahead: async (work) => await (loaded ? loaded.ranked(BACKGROUND_RANK).ahead(work) : work()),
  };
}

/**
 * @param rank of its questions among those of others; lower ones go first
 * @param modules those that need not be read, since what they do is evaluated
 */
export function latePredictor(
  model: () => Promise<NeuralPredictor>,
  rank: number,
  modules: () => ReadonlySet<string> | undefined = () => undefined,
): ServiceDependencies['predictor'] {
  const ranked = onceLoaded(async () => (await model()).ranked(rank));
  return {
    get modules() {
      return modules();
    },
    predict: async (...question) => await (await ranked()).predict(...question),
    checked: async (...question) => await (await ranked()).checked(...question),
    undo: async (...question) => await (await ranked()).undo(...question),
    jump: async (...question) => await (await ranked()).jump(...question),
    invert: async (...question) => await (await ranked()).invert(...question),
  };
}
