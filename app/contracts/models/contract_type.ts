import { ContractTypeSchema } from '#database/schema'

export default class ContractType extends ContractTypeSchema {}
