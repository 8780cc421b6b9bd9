import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ReceivedLetter {
  from: string;
  to: string;
  /** Header lines and text as they came. */
  source: string;
}

export interface MailServer {
  url: string;
  letters: ReceivedLetter[];
  close(): Promise<void>;
}

/** A mail server on loopback: takes every letter but those to `nobody@…`, and answers 451 to `later@…`. */
export async function openMailServer(
  onLetter: (letter: ReceivedLetter) => void = () => {},
): Promise<MailServer> {
  const letters: ReceivedLetter[] = [];
  const take = (letter: ReceivedLetter) => {
    letters.push(letter);
    onLetter(letter);
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, take);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function converse(socket: Socket, take: (letter: ReceivedLetter) => void): void {
  let unread = '';
  let letter: ReceivedLetter = { from: '', to: '', source: '' };
  let isInData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail.example ready');
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    unread += text;
    for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
      const line = unread.slice(0, end);
      unread = unread.slice(end + 2);
      if (isInData) readData(line);
      else answer(line);
    }
  });

  function readData(line: string): void {
    if (line !== '.') {
      letter.source += `${line.startsWith('.') ? line.slice(1) : line}\n`;
      return;
    }
    isInData = false;
    take(letter);
    say('250 taken');
  }

  function answer(line: string): void {
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    const mailbox = /<([^>]*)>/.exec(line)?.[1] ?? '';
    switch (verb) {
      case 'MAIL':
        letter = { from: mailbox, to: '', source: '' };
        return void say('250 ok');
      case 'RCPT':
        if (mailbox.startsWith('nobody@')) return void say('550 no such mailbox');
        if (mailbox.startsWith('later@')) return void say('451 try again later');
        letter.to = mailbox;
        return void say('250 ok');
      case 'DATA':
        isInData = true;
        return void say('354 go on');
      case 'QUIT':
        say('221 bye');
        return void socket.end();
      default:
        say('250 mail.example');
    }
  }
}
