/* Mails leave through an outbox: a row in the business transaction, sent by a worker. */
export { queueMail } from '#shared/mail/queue_mail'
export type { Mail, MailAttachment } from '#shared/mail/queue_mail'
export { defineAttachment } from '#shared/mail/made_attachments'
export { defineMail } from '#shared/mail/made_mails'
export { MAIL_HOST } from '#shared/mail/queue_mail'
export { eraseMails } from '#shared/mail/erase_mails'
export { retryDeadMails } from '#shared/mail/dead_mails'
export { sendMailAgain } from '#shared/mail/send_mail_again'
