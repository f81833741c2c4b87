/** The user as the one who did something, for the audit trail. */
export const actorOf = (user: { id: number; email: string }) => ({
  id: user.id,
  label: user.email,
})
