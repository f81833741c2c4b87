import { preparedRows, type SqlClient } from '#shared/database'

export type ContractPaper = {
  key: string
  name: string
  bytes: number
  sha256: string
  actorLabel: string
  createdAt: Date
}

export async function findPaper(
  contractId: number,
  client: SqlClient = null
): Promise<ContractPaper | null> {
  const [paper] = await preparedRows<ContractPaper>(
    client,
    `select key, name, bytes, sha256, actor_label as "actorLabel", created_at as "createdAt"
       from contract_papers where contract_id = ?`,
    [contractId]
  )
  return paper ?? null
}
