import { smtp } from '#config/mail'
import { counted } from '#shared/domain/counted'
import { waitingMails } from '#shared/mail/waiting_mails'
import { doubtful, well, type Examination } from '#shared/examining'

/** Greets the mail server and signs in, as before a mail; sends none. */
export const mailServerAt = (settings: typeof smtp): Examination => ({
  name: 'mail',
  todo: 'Check SMTP_HOST, SMTP_PORT, SMTP_TLS and the user; nothing is lost meanwhile, mails wait for two days.',
  async look() {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(settings)
    await transport.verify().finally(() => transport.close())
    return well('the server lets the shop in')
  },
})

export const mailServer = mailServerAt(smtp)

export const deadMails: Examination = {
  name: 'mails',
  todo: 'See `tables`.',
  async look() {
    const { dead } = await waitingMails()
    if (dead === 0) return well('none was given up')
    return doubtful(`${counted(dead, 'mail')} given up`, 'Look with `dead:retry --dry-run`.')
  },
}
