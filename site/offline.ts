/** Keeps the files of the page, so that it works without a network once it has been loaded; a new version takes the place of all of them. */

declare const VERSION: string;
declare const FILES: readonly string[];

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}
const scope = globalThis as unknown as Scope;

scope.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => scope.skipWaiting()));
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => scope.clients.claim()));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = new URL(request.url).origin === scope.location.origin && request.method === 'GET';
  if (isOurs) event.respondWith(answer(request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(VERSION);
  await cache.addAll(FILES);
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(VERSION);
  return (await cache.match(request, { ignoreSearch: true })) ?? (await fetch(request));
}
