import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/models/user'
import { preparedRows } from '#shared/database'

let columns: string | undefined

/** Every column of a person by its name, so that a statement of the busiest paths can stay prepared. */
export function userColumns(): string {
  User.boot()
  const named = () => [...User.$columnsDefinitions.values()].map((one) => `u.${one.columnName}`)
  return (columns ??= named().join(', '))
}

export async function readUsers(ids: readonly number[]): Promise<User[]> {
  const sql = `select ${userColumns()} from users u where u.id = any(?)`
  const found = await preparedRows(null, sql, [ids])
  return found.map((row) => User.$createFromAdapterResult(row)!)
}

/** A person whose row is held until the transaction ends; what is saved is saved in it. */
export async function holdUser(trx: TransactionClientContract, id: number): Promise<User> {
  const sql = `select ${userColumns()} from users u where u.id = ? for update`
  const [row] = await preparedRows(trx, sql, [id])
  const user = User.$createFromAdapterResult(row)
  if (!user) throw new Error(`There is no user ${id}`)
  return user.useTransaction(trx)
}
