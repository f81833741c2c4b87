/* The local SMTP inbox: takes every mail, delivers none, shows all on a page. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./bin/maildev.js', import.meta.resolve('maildev')))
const inbox = spawn(
  process.execPath,
  [
    program,
    '--smtp',
    process.env.SMTP_PORT ?? '1025',
    '--ip',
    '127.0.0.1',
    '--web',
    process.env.INBOX_PORT ?? '1080',
    '--web-ip',
    '127.0.0.1',
    '--mail-directory',
    process.env.INBOX_DIRECTORY ?? 'tmp/inbox',
    '--max-emails',
    '1000',
    '--silent',
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] }
)
const end = () => inbox.kill('SIGTERM')
process.once('SIGTERM', end)
process.once('SIGINT', end)
process.once('disconnect', end)
inbox.once('exit', (code) => process.exit(code ?? 0))
