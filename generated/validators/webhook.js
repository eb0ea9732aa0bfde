// Written by `npm run generate` from schemas/webhook.json. Edit the schema, not this file.

import { ucs2length } from '#shared/validation/ucs2length.ts'
import { areUnique } from '#shared/validation/areUnique.ts'
import { isWellFormed } from '#shared/validation/isWellFormed.ts'

export const validateWebhook = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["name","target_url"],"properties":{"id":true,"name":true,"target_url":true,"signing_secret":true,"status":true,"told_entities":true,"told_events":true,"last_result":true,"delivered_at":true,"failing_since":true,"created_at":true,"updated_at":true,"version":{"type":"integer","minimum":1,"maximum":2147483647}},"allOf":[{"$ref":"parts"}]};
const schema1 = {"properties":{"id":{"readOnly":true},"name":{"type":"string","minLength":1,"maxLength":100,"pattern":"[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]","wellFormed":true},"target_url":{"type":"string","format":"uri","maxLength":1000,"pattern":"^https?://"},"signing_secret":{"type":["string","null"],"maxLength":100,"wellFormed":true},"status":{"type":"string","default":"enabled","enum":["enabled","disabled"]},"told_entities":{"type":["array","null"],"maxItems":100,"uniqueItems":true,"items":{"type":"string","maxLength":100,"wellFormed":true}},"told_events":{"type":"array","minItems":1,"uniqueItems":true,"default":["create","update","move","delete","restore","purge"],"items":{"type":"string","enum":["create","update","move","delete","restore","purge"]}},"last_result":{"readOnly":true},"delivered_at":{"readOnly":true},"failing_since":{"readOnly":true},"created_at":{"readOnly":true},"updated_at":{"readOnly":true}}};
const func0 = isWellFormed;
const func1 = ucs2length;
const func8 = areUnique;
const pattern0 = new RegExp("[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]", "u");
const pattern1 = new RegExp("^https?://", "u");
const formats0 = /^[A-Za-z][A-Za-z0-9+.-]*:(\/\/(([A-Za-z0-9._~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2})*@)?(\[[0-9A-Fa-f:.]+\]|([A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)(:[0-9]*)?(\/([A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?|\/?(([A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})([A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?)([?]([A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?(#([A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?$/;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(!func0(data0)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length <= 200 && !pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]"},message:"must match pattern \""+"[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.target_url !== undefined){
let data1 = data.target_url;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.test(data1))){
const err6 = {instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length <= 2000 && !pattern1.test(data1)){
const err7 = {instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.signing_secret !== undefined){
let data2 = data.signing_secret;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/signing_secret",schemaPath:"#/properties/signing_secret/type",keyword:"type",params:{type: schema1.properties.signing_secret.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!func0(data2)){
const err10 = {instancePath:instancePath+"/signing_secret",schemaPath:"#/properties/signing_secret/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err11 = {instancePath:instancePath+"/signing_secret",schemaPath:"#/properties/signing_secret/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data3 === "enabled") || (data3 === "disabled"))){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema1.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.told_entities !== undefined){
let data4 = data.told_entities;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err14 = {instancePath:instancePath+"/told_entities",schemaPath:"#/properties/told_entities/type",keyword:"type",params:{type: schema1.properties.told_entities.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Array.isArray(data4)){
if(data4.length > 100){
const err15 = {instancePath:instancePath+"/told_entities",schemaPath:"#/properties/told_entities/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data4.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<1000; i0++){
let data5 = data4[i0];
if(!func0(data5)){
const err16 = {instancePath:instancePath+"/told_entities/" + i0,schemaPath:"#/properties/told_entities/items/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err17 = {instancePath:instancePath+"/told_entities/" + i0,schemaPath:"#/properties/told_entities/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/told_entities/" + i0,schemaPath:"#/properties/told_entities/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(!func8(data4)){
const err19 = {instancePath:instancePath+"/told_entities",schemaPath:"#/properties/told_entities/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.told_events !== undefined){
let data6 = data.told_events;
if(Array.isArray(data6)){
if(data6.length < 1){
const err20 = {instancePath:instancePath+"/told_events",schemaPath:"#/properties/told_events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len1 = data6.length;
for(let i1=0, i1Errors=errors; i1<len1 && errors-i1Errors<1000; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/told_events/" + i1,schemaPath:"#/properties/told_events/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((((((data7 === "create") || (data7 === "update")) || (data7 === "move")) || (data7 === "delete")) || (data7 === "restore")) || (data7 === "purge"))){
const err22 = {instancePath:instancePath+"/told_events/" + i1,schemaPath:"#/properties/told_events/items/enum",keyword:"enum",params:{allowedValues: schema1.properties.told_events.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(!func8(data6)){
const err23 = {instancePath:instancePath+"/told_events",schemaPath:"#/properties/told_events/uniqueItems",keyword:"uniqueItems",params:{},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/told_events",schemaPath:"#/properties/told_events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}

const func10 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.target_url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target_url"},message:"must have required property '"+"target_url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors>=1000)break;
if(!(func10.call(schema0.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateWebhookPatch = validate3;
const schema2 = {"type":"object","additionalProperties":false,"properties":{"id":true,"name":true,"target_url":true,"signing_secret":true,"status":true,"told_entities":true,"told_events":true,"last_result":true,"delivered_at":true,"failing_since":true,"created_at":true,"updated_at":true},"minProperties":1,"allOf":[{"$ref":"parts"}]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors>=1000)break;
if(!(func10.call(schema2.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

/** The validators of the parts that decide between alternatives, and of the whole, by the key of their schema. */
export const branches = { '-481aae9e': validateWebhook }
