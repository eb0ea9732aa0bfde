-- One process asks WeChat for a ticket at a time, and tells the others until when they wait for it.
ALTER TABLE we_chat_ticket ADD COLUMN asked_until timestamptz;
