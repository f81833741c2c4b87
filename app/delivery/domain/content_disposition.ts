export { attachmentNamed } from '#shared/http/content_disposition'
