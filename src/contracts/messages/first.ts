/** Fixed sentences (rule G5) that a page may show before the buyer has done anything; `messages.ts` has the others. */
export const firstMessages = {
  'session.loginRequired': 'Kindly log in to continue.',
  'session.loggedIn': 'User logged in successfully.',
  'session.loggedOut': 'User logged out successfully',
  'session.unverified': 'User is not Verified, Kindly Contact the Alma Team for Verification !!',
  'reset.tokenMissing': 'Token Not Found',
  'connectivity.lost': 'Connection Lost !!! Please check your internet connection.',
  'error.default': 'Internal Server Error',
  'error.unexpected': 'Unexpected Application Error!',
  'notFound.text': 'Page Not Found, Please Try Again or Go Home',
  loading: 'Loading...',
} as const
