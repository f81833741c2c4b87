export { isEmailAddress } from '#shared/domain/email_address'
