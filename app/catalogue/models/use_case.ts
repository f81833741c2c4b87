import { UseCaseSchema } from '#database/schema'

export default class UseCase extends UseCaseSchema {}
