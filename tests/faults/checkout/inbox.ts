import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import { randomPort, takePort } from '../../../bin/support/ports.ts'

export type Inbox = { url: string; smtpPort: number; stop(): Promise<void> }

/** The shop's local inbox, in a process of its own. */
export async function givenInbox(): Promise<Inbox> {
  const directory = mkdtempSync(join(tmpdir(), 'kontor-inbox-'))
  const wanted = randomPort()
  const smtpPort = await takePort('SMTP', wanted)
  const port = await takePort('inbox', smtpPort + 1)
  const program = spawn(process.execPath, ['bin/mail_inbox.ts'], {
    env: { SMTP_PORT: String(smtpPort), INBOX_PORT: String(port), INBOX_DIRECTORY: directory },
    stdio: 'ignore',
  })
  const url = `http://localhost:${port}`
  await answering(`${url}/api/email`)
  const stop = async () => {
    const ended = once(program, 'exit')
    program.kill('SIGTERM')
    await ended
    rmSync(directory, { recursive: true, force: true })
  }
  return { url, smtpPort, stop }
}

/** Hands a mail over as a mail server does. */
export async function deliver({ smtpPort }: Inbox, messageId: string, text: string) {
  const transport = new SMTPTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true })
  const mail = { messageId: `<${messageId}>`, from: 'shop@kontor.example', to: ['anna@b.example'] }
  await transport.send({ ...mail, subject: 'A mail', text })
  await transport.close()
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error(`Nothing answers at ${url}`)
}
