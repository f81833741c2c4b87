import '#identity/api_description/tokens'
import '#identity/api_description/users'
