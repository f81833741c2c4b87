import { InformationProductSchema } from '#database/schema'

export default class InformationProduct extends InformationProductSchema {}
