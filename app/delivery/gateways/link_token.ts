import { addressSecrets, hashOfSecret } from '#shared/address_secret'

const secrets = addressSecrets('public link')

/** Staff can copy what the database only hashes. */
export const linkToken = secrets.secretFor
/** Null for a link that another application key made. */
export const tokenOfLink = secrets.knownSecret
export const hashOf = hashOfSecret
