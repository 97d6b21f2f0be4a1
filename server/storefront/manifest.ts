/** The path of the web app manifest. */
export const manifestPath = '/manifest.webmanifest'

const png = (side: number, more: object = {}) => ({
  src: `/icon-${side}.png`,
  ...{ sizes: `${side}x${side}`, type: 'image/png' },
  ...more,
})

/** The web app manifest of a shop. */
export const manifestOf = (shopName: string) => ({
  ...{ name: shopName, short_name: shopName, id: '/', start_url: '/', display: 'standalone' },
  ...{ background_color: '#f6f3ee', theme_color: '#1c1915' },
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    png(192),
    png(512),
    png(512, { src: '/icon-maskable-512.png', purpose: 'maskable' }),
  ],
})
