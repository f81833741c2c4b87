import { modules } from '#generated/modules'
import { loadRoutes } from '#shared/modules/load_routes'

/* Every module's routes; the site, which answers unknown addresses, comes last. */
await loadRoutes(modules)
