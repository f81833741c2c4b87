import { ArrivalNoticeSchema } from '#database/schema'

export default class ArrivalNotice extends ArrivalNoticeSchema {}
