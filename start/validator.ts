import { registerValidationMessages } from '#shared/http/validation_messages'

registerValidationMessages()
