import env from '#start/env'
import pooler from '#config/pooler'

/** Where backups go and which keys seal and open them; all of it is told by the settings. */
export default {
  place: env.get('BACKUP_PLACE'),
  recipient: env.get('BACKUP_RECIPIENT'),
  identity: env.get('BACKUP_IDENTITY'),
  databaseUrl: pooler.directUrl,
}
