import { UseCaseSchema } from '#database/schema'

/** An example of what data is good for. */
export default class UseCase extends UseCaseSchema {}
