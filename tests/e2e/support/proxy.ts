import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import type { Socket } from 'node:net';

type Answer = { status: number; type: string; body: string };

/**
 * A door in front of a server, on an address of its own: each test gets a fresh origin, and can
 * shut the door (the server is "dead"), spoil answers, or lead to another server (a deployment).
 */
export class Proxy {
  readonly #server: http.Server;
  readonly #sockets = new Set<Socket>();
  #target: string;
  #port = 0;
  #spoiled: { path: RegExp; answer: Answer } | null = null;
  #held: { path: RegExp; until: Promise<unknown> } | null = null;
  #cut: { path: RegExp; bytes: number } | null = null;
  readonly asked: string[] = [];

  constructor(target: string) {
    this.#target = target;
    this.#server = http.createServer((request, response) => void this.#pass(request, response));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Opens for the first time, or again at the same address. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', resolve);
    });
    const address = this.#server.address();
    if (typeof address === 'object' && address !== null) this.#port = address.port;
  }

  /** Nobody answers any more, not even half-open connections. */
  async shut(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  lead(target: string): void {
    this.#target = target;
  }

  /** Answers paths like this one instead of the server, until `mend`. */
  spoil(path: RegExp, answer: Partial<Answer>): void {
    this.#spoiled = { path, answer: { status: 500, type: 'text/plain', body: '', ...answer } };
  }

  /** Answers for paths like this one break off after so many bytes, until `mend`. */
  cut(path: RegExp, bytes: number): void {
    this.#cut = { path, bytes };
  }

  mend(): void {
    this.#spoiled = null;
    this.#cut = null;
  }

  /** Keeps answers for paths like this one waiting until the returned function is called. */
  hold(path: RegExp): () => boolean {
    const gate = new EventEmitter();
    this.#held = { path, until: once(gate, 'open') };
    return () => gate.emit('open');
  }

  async #pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    this.asked.push(path);
    if (this.#held?.path.test(path)) await this.#held.until;
    if (this.#spoiled?.path.test(path)) {
      const { status, type, body } = this.#spoiled.answer;
      response.writeHead(status, { 'content-type': type }).end(body);
      return;
    }
    const { method, headers } = request;
    const cut = this.#cut?.path.test(path) ? this.#cut : null;
    const onward = http.request(new URL(path, this.#target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (cut) void breakOff(answer, response, cut.bytes);
      else answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
}

/** Passes on the beginning; then the line is dead. */
async function breakOff(
  answer: http.IncomingMessage,
  response: http.ServerResponse,
  bytes: number,
): Promise<void> {
  let left = bytes;
  for await (const part of answer) {
    const piece = Buffer.from(part).subarray(0, left);
    left -= piece.length;
    await new Promise((resolve) => {
      response.write(piece, resolve);
    });
    if (left === 0) break;
  }
  response.destroy();
}
