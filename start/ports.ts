import { modules } from '#generated/modules'
import { keptOfPeople } from '#shared/people'

/* What higher modules tell lower ones. */
for (const { name, provides, keepsOfPeople } of modules) {
  const { default: provisions } = (await provides?.()) ?? { default: [] }
  for (const provision of provisions) provision.register()
  if (keepsOfPeople) keptOfPeople.provide(name, async () => (await keepsOfPeople()).default)
}
