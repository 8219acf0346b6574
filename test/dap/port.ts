/** A server on a port, and its clients. */
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { TestClient } from './client';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A client of the server on that port, as soon as it listens. */
export async function connected(port: number): Promise<TestClient> {
  for (let attempt = 0; ; attempt++) {
    const socket = new TestClient('', '', 'neural-python');
    socket.listen();
    const isUp = await new Promise<boolean>((resolve) => {
      const probe = createConnection(port, '127.0.0.1', () => {
        probe.destroy();
        resolve(true);
      });
      probe.once('error', () => {
        resolve(false);
      });
    });
    if (isUp) {
      await socket.start(port);
      await socket.initializeRequest();
      return socket;
    }
    if (attempt > 50) throw new Error('the server does not listen');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
