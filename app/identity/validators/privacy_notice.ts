import vine from '@vinejs/vine'

export const privacyNoticeValidator = vine.create({ accepted: vine.accepted() })
