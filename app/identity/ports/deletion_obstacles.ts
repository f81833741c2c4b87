import type { SqlClient } from '#shared/database'

type Obstacle = (userIds: readonly number[], client: SqlClient) => Promise<number[]>

const obstacles = new Map<string, Obstacle>()

/**
 * For a higher module: says which of some users have records with it that must stay, such as orders.
 * They cannot be deleted.
 */
export function provideDeletionObstacle(name: string, obstacle: Obstacle): void {
  obstacles.set(name, obstacle)
}

/** Which of the users have records somewhere that must stay. */
export async function undeletableUsers(
  userIds: readonly number[],
  client: SqlClient = null
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set()
  const found: number[] = []
  for (const obstacle of obstacles.values()) found.push(...(await obstacle(userIds, client)))
  return new Set(found)
}
