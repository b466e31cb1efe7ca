const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const PHONE = { viewport: { width: 390, height: 844 } };

/** Safari on an iPhone, as far as a page can tell. */
export const iphone = {
  ...PHONE,
  userAgent: `${IOS} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
};
/** Its home screen opens pages without the name of Safari. */
export const homeScreen = { ...PHONE, userAgent: `${IOS} (KHTML, like Gecko) Mobile/15E148` };
