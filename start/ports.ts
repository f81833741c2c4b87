import { modules } from '#generated/modules'
import { keptOfPeople } from '#shared/people'

/* What higher modules tell lower ones. */
const provided = await Promise.all(modules.map(({ provides }) => provides?.()))
for (const provision of provided.flatMap((file) => file?.default ?? [])) provision.register()

for (const { name, keepsOfPeople } of modules) {
  if (keepsOfPeople) keptOfPeople.provide(name, async () => (await keepsOfPeople()).default)
}
