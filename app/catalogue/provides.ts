import { accountTopics } from '#shared/account_topics'
import { quotesOfAccount } from '#catalogue/gateways/account_quotes'

export default [accountTopics.by('catalogue', quotesOfAccount)]
