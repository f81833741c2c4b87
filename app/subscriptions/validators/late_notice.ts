import vine from '@vinejs/vine'

export const lateNoticeValidator = vine.create({ isTold: vine.boolean() })
