import { createTransport } from 'nodemailer'
import { smtp } from '#config/mail'
import { rows } from '#shared/database'
import { counted } from '#shared/domain/counted'
import { doubtful, well, type Examination } from '#shared/examining'

/** Greets the mail server and signs in, as before a mail; sends none. */
export const mailServerAt = (settings: typeof smtp): Examination => ({
  name: 'mail',
  todo: 'Check SMTP_HOST, SMTP_PORT, SMTP_TLS and the user; nothing is lost meanwhile, mails wait for two days.',
  async look() {
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
    const [count] = await rows<{ dead: number }>(
      null,
      `select count(*) as dead from mail_outbox where state = 'Dead'`
    )
    if (count!.dead === 0) return well('none was given up')
    return doubtful(`${counted(count!.dead, 'mail')} given up`, 'Look with `dead:retry --dry-run`.')
  },
}
