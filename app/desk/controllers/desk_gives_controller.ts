import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { answerSteps } from '#shared/http/bulk'
import { giveOneOfMany, type Give } from '#desk/actions/give_one_of_many'
import { givesValidator } from '#desk/validators/gives'

/** Several things of the desk at a time; they are named by their places in what was sent. */
export default class DeskGivesController {
  async store(ctx: HttpContext) {
    const { things, isRehearsal } = await ctx.request.validateUsing(givesValidator)
    const give = giveOneOfMany(callerOf(ctx))
    await answerSteps(
      ctx,
      { keys: things.map((_, at) => at), isRehearsal },
      {
        act: (trx, at) => give(trx, things[at] as Give),
        becomes: ({ from }) =>
          from === null
            ? { code: 'desk.today.gives.was_nobodys' }
            : { code: 'desk.today.gives.was_with', params: { name: from } },
      }
    )
  }
}
