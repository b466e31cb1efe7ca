import { Server, type Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { generate } from 'selfsigned';
import { SMTPServer } from 'smtp-server';

/** What the server does with the next mails. `cuts`: it takes the mail, and the connection ends before it says so. */
export type SmtpMood =
  | { does: 'takes' | 'cuts' }
  | { does: 'refuses'; at: 'login' | 'sender' | 'recipient' | 'data'; code: number };

/** A server's own words may name anybody. */
export const SMTP_WORDS = 'No such person: ann@moss.example';

/** A real SMTP server, with TLS from the first byte on a loopback port, and what it took. */
export async function mailServer() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const taken: ParsedMail[] = [];
  const sockets = new Set<Socket>();
  let mood: SmtpMood = { does: 'takes' };
  const refusal = (at: string) =>
    mood.does === 'refuses' && mood.at === at
      ? Object.assign(new Error(SMTP_WORDS), { responseCode: mood.code })
      : null;
  const smtp = new SMTPServer({
    secure: true,
    key,
    cert,
    onAuth: ({ username = '' }, _session, callback) => {
      const refused = refusal('login');
      if (refused === null) callback(null, { user: username });
      else callback(refused);
    },
    onMailFrom: (_address, _session, callback) => callback(refusal('sender')),
    onRcptTo: (_address, _session, callback) => callback(refusal('recipient')),
    onData(stream, _session, callback) {
      async function take() {
        const mail = await simpleParser(stream);
        const refused = refusal('data');
        if (refused === null) taken.push(mail);
        if (refused !== null || mood.does !== 'cuts') callback(refused);
        else for (const socket of sockets) socket.destroy();
      }
      void take();
    },
  });
  // A client that does not trust the certificate, or a connection that is cut.
  smtp.on('error', () => {});
  if (!(smtp.server instanceof Server)) throw new Error('The SMTP server listens to nothing');
  smtp.server.on('connection', (socket: Socket) => sockets.add(socket));
  const listening = smtp.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    ca: cert,
    taken,
    does(next: SmtpMood) {
      mood = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        smtp.close(() => resolve());
      }),
  };
}

/** A port that ends each connection at once, or says `words` without TLS. */
export async function noTlsServer(words: string | null) {
  const sockets = new Set<Socket>();
  const server = new Server((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (words === null) socket.destroy();
    else socket.end(words);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
