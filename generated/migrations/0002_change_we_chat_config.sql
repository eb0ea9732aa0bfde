-- Written by `npm run generate` from schemas/*.json. Once released it is never changed: edit the schemas and generate again.

ALTER TABLE "we_chat_config" DROP CONSTRAINT "we_chat_config_pay_notify_url_format";

ALTER TABLE "we_chat_config" ADD CONSTRAINT "we_chat_config_pay_notify_url_format" CHECK ("pay_notify_url" ~ E'^[A-Za-z][A-Za-z0-9+.-]*:(\\/\\/(([A-Za-z0-9._~!$&''()*+,;=:-]|%[0-9A-Fa-f]{2})*@)?(\\[[0-9A-Fa-f:.]+\\]|([A-Za-z0-9._~!$&''()*+,;=-]|%[0-9A-Fa-f]{2})*)(:[0-9]*)?(\\/([A-Za-z0-9._~!$&''()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?|\\/?(([A-Za-z0-9._~!$&''()*+,;=:@-]|%[0-9A-Fa-f]{2})([A-Za-z0-9._~!$&''()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?)([?]([A-Za-z0-9._~!$&''()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?(#([A-Za-z0-9._~!$&''()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?$');
