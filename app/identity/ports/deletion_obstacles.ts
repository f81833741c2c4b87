type Obstacle = (userIds: readonly number[]) => Promise<number[]>

const obstacles = new Map<string, Obstacle>()

/**
 * For a higher module: says which of some users have records with it that must stay, such as orders.
 * They cannot be deleted.
 */
export function provideDeletionObstacle(name: string, obstacle: Obstacle): void {
  obstacles.set(name, obstacle)
}

/** Which of the users have records somewhere that must stay. */
export async function undeletableUsers(userIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set()
  const found = await Promise.all([...obstacles.values()].map((obstacle) => obstacle(userIds)))
  return new Set(found.flat())
}
