export const actorOf = (user: { id: number; email: string }) => ({
  id: user.id,
  label: user.email,
})
