/** Days that a login is kept (rule A8). */
export const loginDays = 30

/** The name of the login's cookie. */
export const userCookieName = 'userInfo'

/**
 * The `Set-Cookie` header of a login, the same cookie that the shop's script writes (rule A8).
 * @param isHttps whether it is for encrypted connections only
 */
export const userCookie = (user: object, isHttps: boolean): string =>
  [
    `${userCookieName}=${encodeURIComponent(JSON.stringify(user))}`,
    `Path=/; Max-Age=${loginDays * 86_400}; SameSite=Lax`,
    ...(isHttps ? ['Secure'] : []),
  ].join('; ')
