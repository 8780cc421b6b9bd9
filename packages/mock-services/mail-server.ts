import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ReceivedEmail {
  from: string;
  to: string;
  /** Headers and body as received. */
  source: string;
}

export interface MailServer {
  url: string;
  emails: ReceivedEmail[];
  close(): Promise<void>;
}

/** A local SMTP server: accepts every email, except that it refuses `nobody@…` and replies 451 to `later@…`. */
export async function startMailServer(
  onEmail: (email: ReceivedEmail) => void = () => {},
): Promise<MailServer> {
  const emails: ReceivedEmail[] = [];
  const receive = (email: ReceivedEmail) => {
    emails.push(email);
    onEmail(email);
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    handleConnection(socket, receive);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    emails,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function handleConnection(socket: Socket, receive: (email: ReceivedEmail) => void): void {
  let unread = '';
  let email: ReceivedEmail = { from: '', to: '', source: '' };
  let isInData = false;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  reply('220 mail.example ready');
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    unread += text;
    for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
      const line = unread.slice(0, end);
      unread = unread.slice(end + 2);
      if (isInData) readData(line);
      else handleCommand(line);
    }
  });

  function readData(line: string): void {
    if (line !== '.') {
      email.source += `${line.startsWith('.') ? line.slice(1) : line}\n`;
      return;
    }
    isInData = false;
    receive(email);
    reply('250 accepted');
  }

  function handleCommand(line: string): void {
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    const mailbox = /<([^>]*)>/.exec(line)?.[1] ?? '';
    switch (verb) {
      case 'MAIL':
        email = { from: mailbox, to: '', source: '' };
        return void reply('250 ok');
      case 'RCPT':
        if (mailbox.startsWith('nobody@')) return void reply('550 no such mailbox');
        if (mailbox.startsWith('later@')) return void reply('451 try again later');
        email.to = mailbox;
        return void reply('250 ok');
      case 'DATA':
        isInData = true;
        return void reply('354 start mail input');
      case 'QUIT':
        reply('221 bye');
        return void socket.end();
      default:
        reply('250 mail.example');
    }
  }
}
