import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { scopesOf, staffWith, type Scope, type User } from '#identity'
import { refuse, type Result } from '#shared/domain/result'
import { giveToIn, type Given, type Giving } from '#desk/actions/change_mark'
import { actingScope, mayActOn } from '#desk/domain/kinds'

export type Give = Omit<Giving, 'byId'>

/** Gives one of several things; who has it already, or may not have it, is told of each. */
export function giveOneOfMany(by: User) {
  const held = scopesOf(by)
  const colleagues = new Map<Scope, ReturnType<typeof staffWith>>()
  const mayHave = async (id: number, scope: Scope) => {
    const able = colleagues.get(scope) ?? staffWith(scope)
    colleagues.set(scope, able)
    return (await able).some((one) => one.id === id)
  }
  return async (trx: TransactionClientContract, give: Give): Promise<Result<Given>> => {
    const { kind, toId } = give
    if (!mayActOn(held, kind)) return refuse('identity.errors.no_permission', { status: 403 })
    if (toId !== null && !(await mayHave(toId, actingScope(kind)))) {
      return refuse('desk.errors.no_colleague')
    }
    const given = await giveToIn(trx, { ...give, byId: by.id })
    if (!given.ok || given.value.isNew) return given
    return refuse(`desk.errors.${toId === null ? 'nobodys' : 'has_it'}`, { status: 409 })
  }
}
