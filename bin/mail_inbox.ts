/* The local SMTP inbox: takes every mail, delivers none, shows all on a page. */
const { SMTP_PORT = '1025', INBOX_PORT = '1080', INBOX_DIRECTORY = 'tmp/inbox' } = process.env

// The program ends itself in good order on this signal.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.argv.push('--smtp', SMTP_PORT, '--ip', '127.0.0.1')
process.argv.push('--web', INBOX_PORT, '--web-ip', '127.0.0.1')
process.argv.push('--mail-directory', INBOX_DIRECTORY, '--max-emails', '1000', '--silent')
await import(new URL('./bin/maildev.js', import.meta.resolve('maildev')).href)
