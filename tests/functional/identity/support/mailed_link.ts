import db from '@adonisjs/lucid/services/db'

/** The address behind the button of the latest mail to somebody. */
export async function latestLinkTo(recipient: string): Promise<string> {
  const mail = await db.from('mail_outbox').where({ recipient }).orderBy('id', 'desc').firstOrFail()
  return /\/password\/new\?token=[\w-]+/.exec(mail.text_body)![0]
}
