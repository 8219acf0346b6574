/** Messages between the timeline's page and the extension. */
import type { TimelineModel } from './layout';

/** Words on the page, in the user's language. */
export interface Words {
  readonly timeline: string;
  readonly calls: string;
  readonly loop: string;
  readonly output: string;
  readonly exception: string;
  readonly confidence: string;
  readonly empty: string;
}

export type ToPage =
  | { readonly type: 'show'; readonly model: TimelineModel | undefined; readonly words: Words }
  /** What a step is, in words. */
  | { readonly type: 'details'; readonly step: number; readonly text: string };

export type FromPage =
  | { readonly type: 'ready' }
  /** How wide the window and the page are, in pixels. */
  | { readonly type: 'widths'; readonly window: number; readonly sideBar: number }
  | { readonly type: 'travel'; readonly step: number }
  | { readonly type: 'describe'; readonly step: number }
  | { readonly type: 'window'; readonly from: number; readonly to: number };
