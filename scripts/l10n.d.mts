export const bundlePath: string;
export function collectTexts(): Record<string, string>;
export function textsOf(name: string, source: string): string[];
