import type { HttpContext } from '@adonisjs/core/http'
import { actorIn } from '#shared/http/actor_in'
import { failure, success } from '#shared/http/envelope'
import { matchedVersion } from '#shared/http/if_match'
import { answerRefusal } from '#shared/http/refusals'
import type { RecordKind } from '#contracts/http/records/record_kind'

/** A kind of master data for programs: also how a record looks to them; null where it is gone. */
type CalledKind<Values> = RecordKind<Values> & {
  shown: (id: number) => Promise<object | null>
}

export const recordCalls = <Values>({ records, read, shown }: CalledKind<Values>) =>
  class {
    async store(ctx: HttpContext) {
      const { wish } = await read(ctx)
      if (!wish.ok) return failure(ctx, wish.refusals)
      const added = await records.add(wish.value, actorIn(ctx))
      if (!added.ok) return answerRefusal(ctx, added.refusal)
      return success(ctx, await shown(added.value), 201)
    }

    async update(ctx: HttpContext) {
      const { wish, version } = await read(ctx)
      if (!wish.ok) return failure(ctx, wish.refusals)
      const id = Number(ctx.params.id)
      const change = { id, to: wish.value, expectedVersion: version, actor: actorIn(ctx) }
      const edited = await records.edit(change)
      if (!edited.ok) return answerRefusal(ctx, edited.refusal)
      return success(ctx, await shown(id))
    }

    async destroy(ctx: HttpContext) {
      const deleted = await records.remove(Number(ctx.params.id), actorIn(ctx), matchedVersion(ctx))
      return deleted.ok ? success(ctx, null) : answerRefusal(ctx, deleted.refusal)
    }
  }
