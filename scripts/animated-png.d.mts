export function animatedPng(frames: readonly { readonly png: Buffer; readonly milliseconds: number }[]): Buffer;
